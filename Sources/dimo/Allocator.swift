#if canImport(Glibc)
    import Glibc

    enum Allocator {
        private static let arenaMax: Int32 = -8

        /// Uses one arena for all threads. Few are ever busy at once, and each further arena grows by a system call
        /// every few pages and keeps freed memory: a megabyte after visiting all tabs.
        static func useOneArena() {
            typealias Function = @convention(c) (Int32, Int32) -> Int32
            guard let mallopt = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(mallopt, to: Function.self)(arenaMax, 1)
        }
    }
#endif
