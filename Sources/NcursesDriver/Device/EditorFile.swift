import CNcurses

struct EditorFile {
    enum Problem: Error, CustomStringConvertible {
        case file(String, Int32)
        case notText(String)

        var description: String {
            switch self {
            case .file(let path, let number): "\(path): \(String(cString: strerror(number)))"
            case .notText(let path): "\(path): not UTF-8"
            }
        }
    }

    /// Bytes of the longest text that is read back.
    private static let limit = 1 << 22

    let path: String
    private let folder: String

    /// Writes the text and ends its last line, as editors expect.
    init(_ text: String) throws(Problem) {
        // POSIX's place for temporary files. The folder is made for its owner alone.
        let parent = Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/dimo-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw .file(parent, cn_errno()) }
        folder = String(cString: made)
        // Editors choose their mode by the extension.
        path = "\(folder)/text.md"
        let descriptor = cn_create_file(path)
        guard descriptor >= 0 else { throw .file(path, cn_errno()) }
        defer { close(descriptor) }
        var bytes = Array((text.isEmpty ? "" : text + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .file(path, cn_errno()) }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Returns the current text without the final newline. An editor may have replaced the file.
    func read() throws(Problem) -> String {
        let descriptor = cn_open_file(path)
        guard descriptor >= 0 else { throw .file(path, cn_errno()) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while bytes.count <= Self.limit {
            let count = CNcurses.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { throw .file(path, cn_errno()) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        guard bytes.count <= Self.limit, let text = String(validating: bytes, as: UTF8.self) else {
            throw .notText(path)
        }
        let lines = text.replacing("\r\n", with: "\n")
        return lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    }

    /// Removes the file and anything the editor left beside it.
    func remove() {
        if let directory = opendir(folder) {
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { unlink("\(folder)/\(name)") }
            }
            closedir(directory)
        }
        rmdir(folder)
    }
}
