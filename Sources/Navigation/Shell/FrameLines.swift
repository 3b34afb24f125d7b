internal import Terminal

/// What the lines around the screens showed last, so that one that shows the same keeps its version.
@MainActor
final class FrameLines {
    private var shown: [Int: (line: FrameLine, version: Int)] = [:]

    /// The version of a line of the frame.
    func version(of line: FrameLine, y: Int) -> Int {
        if let last = shown[y], last.line == line { return last.version }
        let version = LineMemory.newVersion()
        shown[y] = (line, version)
        return version
    }
}
