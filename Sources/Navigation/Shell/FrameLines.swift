internal import Terminal

/// The last content of the lines around the screens, so that an unchanged line keeps its version.
@MainActor
final class FrameLines {
    private var shown: [Int: (line: FrameLine, version: Int)] = [:]

    func version(of line: FrameLine, y: Int) -> Int {
        if let last = shown[y], last.line == line { return last.version }
        let version = LineMemory.newVersion()
        shown[y] = (line, version)
        return version
    }
}
