internal import Domain
#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The clock of the machine.
struct SystemClock: WallClock {
    func now() -> Int64 {
        Int64(time(nil))
    }
}
