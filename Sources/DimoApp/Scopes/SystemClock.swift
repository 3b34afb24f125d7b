public import Domain

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The clock of the machine.
public struct SystemClock: WallClock {
    /// Reads the system's time.
    public init() {}

    /// Seconds since 1970 UTC.
    public func now() -> Int64 {
        Int64(time(nil))
    }
}
