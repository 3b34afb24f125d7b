import CNcurses
import Foundation
import Terminal
import Testing

@testable import NcursesDriver

/// The commands that take a copied text.
@Suite struct ClipboardTests {
    private func names(_ variables: [String: String]) -> [String] {
        ClipboardCommand.available { variables[$0] }.map { $0.words.joined(separator: " ") }
    }

    @Test func `tmux is tried first, then local clipboards, and none of these over ssh`() {
        #expect(
            names(["TMUX": "/tmp/s,1,0", "WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]).prefix(4) == [
                "tmux load-buffer -w -", "tmux load-buffer -", "wl-copy", "xclip -selection clipboard -in",
            ])
        #expect(
            names(["TMUX": "/tmp/s,1,0", "DISPLAY": ":10", "SSH_CONNECTION": "a b"]) == [
                "tmux load-buffer -w -", "tmux load-buffer -",
            ])
    }

    @Test func `the first command that reads all text and succeeds takes the copy`() async throws {
        var template = Array("/tmp/dimo-clipboard-XXXXXX".utf8CString)
        let folder = String(cString: try #require(mkdtemp(&template)))
        let kept = "\(folder)/kept"
        func command(_ script: String, _ way: CopyWay) -> ClipboardCommand {
            ClipboardCommand(words: ["/bin/sh", "-c", script], way: way)
        }
        let commands = [
            ClipboardCommand(words: ["\(folder)/no-such-program"], way: .program("none")),
            command("cat >/dev/null; exit 1", .program("broken")), command("cat > \(kept)", .program("good")),
            command("cat > \(kept).never", .program("late")),
        ]
        let text = String(repeating: "한 잔\n", count: 40_000)
        #expect(await ClipboardCommand.first(of: commands, toTake: text) == .program("good"))
        let file = try #require(fopen(kept, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: text.utf8.count + 10)
        let count = fread(&bytes, 1, bytes.count, file)
        #expect(String(decoding: bytes[..<count], as: UTF8.self) == text)
        #expect(access("\(kept).never", F_OK) != 0)
        unlink(kept)
        rmdir(folder)
    }

    @Test func `tmux receives the text twice, plain and wrapped for the outer terminal`() throws {
        let bytes = try #require(TerminalModes.clipboard("foo", isInTmux: true))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text == "\u{1b}]52;c;Zm9v\u{07}\u{1b}Ptmux;\u{1b}\u{1b}]52;c;Zm9v\u{07}\u{1b}\\")
    }

    @Test(arguments: ["", "one", "one\n", "one\n\ntwo\n", "한글 ✓ é\n  indented"])
    func `text written to a file for the editor is read back unchanged`(text: String) throws {
        let file = try EditorFile(text)
        #expect(try file.read() == text)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        file.remove()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
