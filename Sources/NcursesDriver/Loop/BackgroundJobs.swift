#if os(Linux)
    internal import CNcurses

    /// Takes the jobs of Swift's global executor to our own workers.
    ///
    /// The runtime on Linux gives them to a concurrent queue of libdispatch, and the first one starts a timer there
    /// that wakes the process once a second until it ends. An idle program is to make no wake-ups at all.
    /// (`Task.sleep` goes past this hook to that queue: delays are the business of `TerminalHost.schedule`.)
    enum BackgroundJobs {
        private static let pool = WorkerPool(workers: max(2, cn_processors())) { job in
            cn_run_job(UnsafeMutableRawPointer(bitPattern: job))
        }

        /// From here on; to be called before the first task.
        static func takeOver() {
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
