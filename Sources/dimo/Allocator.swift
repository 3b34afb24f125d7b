#if canImport(Glibc)
    import Glibc

    /// The settings of glibc's allocator.
    enum Allocator {
        private static let arenaMax: Int32 = -8

        /// All threads take from one arena. Few of them are ever busy at once, and each arena of its own grows by a call
        /// of the system for every few pages and keeps what it freed: a megabyte after all tabs.
        static func useOneArena() {
            typealias Function = @convention(c) (Int32, Int32) -> Int32
            guard let mallopt = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(mallopt, to: Function.self)(arenaMax, 1)
        }
    }
#endif
