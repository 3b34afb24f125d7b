#if os(Linux)
    import CNcurses

    /// Runs the jobs of Swift's global executor on the program's own workers. The runtime on Linux uses a concurrent
    /// queue of libdispatch, whose first job starts a timer that wakes the process once a second until it ends; an idle
    /// program should not wake up at all. (`Task.sleep` bypasses this hook: use `TerminalHost.schedule` for delays.)
    enum BackgroundJobs {
        private static let pool = WorkerPool(workers: max(2, cn_processors())) { job in
            cn_run_job(UnsafeMutableRawPointer(bitPattern: job))
        }

        /// Must be called before the first task.
        static func install() {
            cn_take_global_jobs()
        }

        static func add(_ job: UnsafeMutableRawPointer) {
            pool.add(UInt(bitPattern: job))
        }
    }

    @_cdecl("cn_background_add")
    func addBackgroundJob(_ job: UnsafeMutableRawPointer) {
        BackgroundJobs.add(job)
    }
#endif
