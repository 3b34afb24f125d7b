import Foundation

/// The wall clock of programs started with it, which a test moves while they run. Waiting times, such as time limits,
/// use another clock and are not affected.
final class MovedClock {
    /// The library that replaces the system's time functions; nil if it cannot be built.
    static let library: String? = makeLibrary()

    private let path: String
    private var moved: Int64 = 0
    /// In seconds since 1970; 0 for a running clock.
    private var stopped: Int64 = 0

    init() throws {
        path = "\(Workspace.root)/clock-\(UUID().uuidString)"
        try write()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The command with this clock.
    func command(_ command: [String]) -> [String] {
        ["env", "LD_PRELOAD=\(Self.library ?? "")", "DIMO_TEST_CLOCK=\(path)"] + command
    }

    func advance(minutes: Int64) throws {
        moved += minutes * 60
        try write()
    }

    /// Stops at the minute of a moment. Returns its time of day in UTC, such as `19:40`.
    func stop(at moment: Date) throws -> String {
        let minute = Int64(moment.timeIntervalSince1970) / 60
        (moved, stopped) = (0, minute * 60)
        try write()
        return String(format: "%02d:%02d", Int(minute / 60 % 24), Int(minute % 60))
    }

    /// Writes in place, because the programs map the file.
    private func write() throws {
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        guard pwrite(descriptor, [moved, stopped], 16, 0) == 16 else { throw POSIXError(.EIO) }
    }

    private static func makeLibrary() -> String? {
        let source = "\(Workspace.root)/clock.c"
        let library = "\(Workspace.root)/clock.so"
        guard (try? code.write(toFile: source, atomically: true, encoding: .utf8)) != nil,
            let made = try? Command.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]),
            made.status == .exited(0)
        else { return nil }
        return library
    }

    private static let code = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <stdint.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>

        static volatile int64_t *clock_file;

        __attribute__((constructor)) static void begin(void) {
            const char *path = getenv("DIMO_TEST_CLOCK");
            int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
            if (file < 0) return;
            void *memory = mmap(NULL, 16, PROT_READ, MAP_SHARED, file, 0);
            close(file);
            if (memory != MAP_FAILED) clock_file = memory;
        }

        int clock_gettime(clockid_t id, struct timespec *now) {
            static int (*original)(clockid_t, struct timespec *);
            if (!original) original = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
            int status = original(id, now);
            if (status != 0 || !clock_file || (id != CLOCK_REALTIME && id != CLOCK_REALTIME_COARSE)) return status;
            if (clock_file[1]) {
                now->tv_sec = clock_file[1];
                now->tv_nsec = 0;
            }
            now->tv_sec += clock_file[0];
            return status;
        }

        int timespec_get(struct timespec *now, int base) {
            return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, now) == 0 ? base : 0;
        }

        int gettimeofday(struct timeval *restrict now, void *restrict zone) {
            struct timespec time;
            if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
            now->tv_sec = time.tv_sec;
            now->tv_usec = time.tv_nsec / 1000;
            return 0;
        }

        time_t time(time_t *result) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (result) *result = now.tv_sec;
            return now.tv_sec;
        }
        """
}
