import CNcurses

/// The file in memory that ncurses writes to as its terminal. ncurses' own buffer holds a screenful of ASCII and splits
/// anything longer; collected here, a frame of any length is one write. (A pipe would block beyond its capacity.)
final class FrameFile {
    let stream: UnsafeMutablePointer<FILE>
    private let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = cn_memory_file()
        guard descriptor >= 0, let stream = fdopen(descriptor, "w") else {
            throw .system("there is no file in memory to compose frames in")
        }
        self.stream = stream
    }

    func drain(into bytes: inout [UInt8]) {
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

    func discard() {
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        fclose(stream)
    }
}

extension Array where Element == UInt8 {
    mutating func removeFirst(_ pattern: [UInt8], from start: Int) {
        guard let first = pattern.first, count - start >= pattern.count else { return }
        for index in start...(count - pattern.count) where self[index] == first {
            if self[index..<index + pattern.count].elementsEqual(pattern) {
                removeSubrange(index..<index + pattern.count)
                return
            }
        }
    }
}
