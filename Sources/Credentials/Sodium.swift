import CSodium

/// libsodium. It is linked in place of being opened: without it nobody signs in, and as an archive (see the Makefile)
/// it costs a start 10 µs, as a shared library 75.
enum Sodium {
    /// Chooses the code for this processor, once; without it all works, only slower.
    static let isReady = sodium_init() >= 0
}
