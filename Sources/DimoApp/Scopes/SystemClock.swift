import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

package struct SystemClock: WallClock {
    package init() {}

    /// Seconds since 1970 UTC.
    package func now() -> Int64 {
        Int64(time(nil))
    }
}
