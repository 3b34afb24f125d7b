import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The clock of the machine.
package struct SystemClock: WallClock {
    /// Reads the system's time.
    package init() {}

    /// Seconds since 1970 UTC.
    package func now() -> Int64 {
        Int64(time(nil))
    }
}
