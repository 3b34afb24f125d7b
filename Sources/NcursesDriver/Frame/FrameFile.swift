internal import CNcurses

/// The file in memory that ncurses takes for its terminal.
///
/// ncurses' own buffer holds a screenful of ASCII and splits anything longer; gathered here, a frame of any length
/// is one write. (A pipe would do until a frame is larger than the pipe, and then hang.)
final class FrameFile {
    /// What newterm wants.
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = cn_memory_file()
        guard descriptor >= 0, let stream = fdopen(descriptor, "w") else {
            throw .system("there is no file in memory to compose frames in")
        }
        self.stream = stream
    }

    /// Moves what ncurses wrote since the last time to the end of a buffer.
    func take(into bytes: inout [UInt8]) {
        let count = Int(lseek(descriptor, 0, SEEK_CUR))
        guard count > 0 else { return }
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        let read = bytes.withUnsafeMutableBytes { buffer in
            pread(descriptor, buffer.baseAddress.map { $0 + start }, count, 0)
        }
        if read < count { bytes.removeLast(count - max(0, read)) }
        lseek(descriptor, 0, SEEK_SET)
    }

    /// Forgets what ncurses wrote.
    func discard() {
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        fclose(stream)
    }
}
