import CSodium

/// libsodium. Linked instead of loaded at run time, since signing in requires it. As an archive (see the Makefile) it
/// adds 10 µs to a start, as a shared library 75.
enum Sodium {
    /// Chooses the code for this processor, once. Without it everything works, only slower.
    static let isReady = sodium_init() >= 0
}
