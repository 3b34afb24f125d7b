import Foundation
import Testing

extension EndToEnd {
    /// A disk that fails to read once, by a library loaded before the program.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"))) struct FailingDiskTests {
        /// Fails the read of a database whose number is in `SHIM_AT`, once, with EIO.
        private static let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <errno.h>
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include <sys/types.h>
            #include <unistd.h>
            static int count;
            static int fails(int fd) {
                char link[64], path[4096];
                snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
                ssize_t length = readlink(link, path, sizeof path - 1);
                if (length < 0) return 0;
                path[length] = 0;
                const char *at = getenv("SHIM_AT");
                return at && strstr(path, ".sqlite") && __sync_add_and_fetch(&count, 1) == atoi(at);
            }
            ssize_t pread64(int fd, void *bytes, size_t size, off_t offset) {
                if (fails(fd)) { errno = EIO; return -1; }
                return ((ssize_t (*)(int, void *, size_t, off_t))dlsym(RTLD_NEXT, "pread64"))(fd, bytes, size, offset);
            }
            ssize_t pread(int fd, void *bytes, size_t size, off_t offset) {
                return pread64(fd, bytes, size, offset);
            }
            """

        private static func library(in folder: String) throws -> String {
            let (file, library) = ("\(folder)/shim.c", "\(folder)/shim.so")
            try Data(source.utf8).write(to: URL(filePath: file))
            let built = try Command.run(["/usr/bin/env", "clang", "-shared", "-fPIC", "-o", library, file, "-ldl"])
            try #require(built.status == .exited(0), "\(built)")
            return library
        }

        @Test(arguments: [["log", "list"], ["drinks", "show", "negroni"], ["bar", "add", "rye"]])
        func `one failed read never sets a healthy database aside`(command: [String]) throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            var environment = TestEnvironment.base
            environment["LD_PRELOAD"] = try Self.library(in: workspace.path)
            var failures = 0
            for position in 1...14 {
                environment["SHIM_AT"] = String(position)
                let result = try Command.run(workspace.command(command), environment: environment)
                if result.status != .exited(0) { failures += 1 }
                let others = workspace.dataFiles().filter {
                    !["-wal", "-shm", "sqlite"].contains(where: $0.hasSuffix)
                }
                #expect(others == [], "read \(position): \(result)")
                try #require(others.isEmpty)
            }
            #expect(failures > 0, "no read failed: the test proves nothing")
            #expect(try workspace.bar().contains("gin"))
        }
    }
}
