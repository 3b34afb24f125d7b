import Foundation

/// The attributes of `posix_spawn`: all signals have their default action and none is blocked, whatever the test runner
/// has set; optionally in a new session.
struct SpawnAttributes {
    #if canImport(Darwin)
        var value: posix_spawnattr_t?
        private static let newSession: Int32 = 0x0400
    #else
        var value = posix_spawnattr_t()
        private static let newSession: Int32 = 0x80
    #endif

    init(leadsSession: Bool) {
        posix_spawnattr_init(&value)
        var every = sigset_t()
        sigfillset(&every)
        // Neither signal can be caught, and some systems refuse to set them.
        sigdelset(&every, SIGKILL)
        sigdelset(&every, SIGSTOP)
        posix_spawnattr_setsigdefault(&value, &every)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&value, &none)
        let session = leadsSession ? Self.newSession : 0
        posix_spawnattr_setflags(&value, Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | session))
    }

    mutating func destroy() {
        posix_spawnattr_destroy(&value)
    }
}
