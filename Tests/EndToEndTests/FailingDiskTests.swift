import Foundation
import Testing

extension EndToEnd {
    /// A disk that fails to read, once or from a moment on, simulated by a preloaded library.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"))) struct FailingDiskTests {
        /// Fails a read of a database with EIO: once, the read with the number `SHIM_AT`, and every one while the file
        /// `SHIM_FILE` exists. With `SHIM_NAME`, only files with this text in their path count.
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
                const char *name = getenv("SHIM_NAME");
                if (!strstr(path, name ? name : ".sqlite")) return 0;
                const char *at = getenv("SHIM_AT"), *file = getenv("SHIM_FILE");
                if (file && access(file, F_OK) == 0) return 1;
                return at && __sync_add_and_fetch(&count, 1) == atoi(at);
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
            #expect(failures > 0, "no read failed")
            #expect(try workspace.bar().contains("gin"))
        }

        @Test func `an unreadable backup is not called damaged or foreign`() throws {
            let workspace = try Workspace()
            let backup = "\(workspace.path)/backup.sqlite"
            #expect(try workspace.run("backup", backup).status == .exited(0))
            var environment = TestEnvironment.base
            environment["LD_PRELOAD"] = try Self.library(in: workspace.path)
            environment["SHIM_NAME"] = "backup.sqlite"
            var failures = 0
            for position in [1, 2, 4, 8, 16, 32, 64] {
                environment["SHIM_AT"] = String(position)
                let result = try Command.run(
                    workspace.command(["restore", backup, "--yes", "--lang", "en"]), environment: environment)
                let isBlamed = ["damaged", "is not a Dimo backup"].contains { result.errors.contains($0) }
                #expect(!isBlamed, "read \(position): \(result)")
                if result.status != .exited(0) { failures += 1 }
            }
            #expect(failures > 0, "no read failed")
        }

        @Test func `doctor does not report damage after one failed read`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            var environment = TestEnvironment.base
            environment["LD_PRELOAD"] = try Self.library(in: workspace.path)
            for position in [8, 16, 32, 64, 128] {
                environment["SHIM_AT"] = String(position)
                let result = try Command.run(workspace.command(["doctor", "--json"]), environment: environment)
                // The doctor may report that the file cannot be read.
                guard let database = try? result.object()["database"] as? [String: Any] else { continue }
                #expect(database["integrity"] as? String == "ok", "read \(position): \(result)")
            }
        }

        @Test(arguments: [["admin", "members"], ["admin", "recount"], ["admin", "backup"], ["admin", "invite"]])
        func `the server does not report damage after one failed read`(command: [String]) throws {
            let server = try ServerProcess()
            _ = server.stop()
            var environment = TestEnvironment.base
            environment["LD_PRELOAD"] = try Self.library(in: server.folder)
            var failures = 0
            for position in 1...14 {
                environment["SHIM_AT"] = String(position)
                let copy = command.last == "backup" ? ["\(server.folder)/copy\(position).sqlite"] : []
                let result = try Command.run(
                    [ServerProcess.executable] + command + copy + ["--store", server.store], environment: environment)
                if result.status != .exited(0) { failures += 1 }
                let isBlamed = ["damaged", "is not a dimo-server database"].contains { result.errors.contains($0) }
                #expect(!isBlamed, "read \(position): \(result)")
            }
            #expect(failures > 0, "no read failed")
        }

        /// The full screen with a disk that fails while a file exists.
        private func open(_ workspace: Workspace, failing file: String) throws -> Tmux {
            try Tmux(
                ["/usr/bin/env", "LD_PRELOAD=\(Self.library(in: workspace.path))", "SHIM_FILE=\(file)"]
                    + workspace.list(["--lang", "en"]), size: .large)
        }

        @Test func `the full screen reports an unreadable disk at the start and moves no file`() throws {
            let workspace = try Workspace()
            let (file, files) = ("\(workspace.path)/fails", workspace.dataFiles())
            try Data().write(to: URL(filePath: file))
            let window = try open(workspace, failing: file)
            try window.waitFor(Screens.english.phrase("error.disk"))
            #expect(window.pressUntilExit("q") == 0)
            #expect(workspace.dataFiles() == files)
        }

        @Test func `a disk that fails while the full screen runs is not called a damaged database`() throws {
            let workspace = try Workspace()
            let file = "\(workspace.path)/fails"
            let window = try open(workspace, failing: file)
            try window.waitFor(Screens.english.firstDrink)
            try Data().write(to: URL(filePath: file))
            // Database pages that were never read.
            try window.press("2")
            try window.waitFor(Screens.english.phrase("error.disk"))
            #expect(!window.screen.contains(Screens.english.phrase("error.damaged")))
            try FileManager.default.removeItem(atPath: file)
            #expect(try workspace.run("doctor", "--json").status == .exited(0))
        }
    }
}
