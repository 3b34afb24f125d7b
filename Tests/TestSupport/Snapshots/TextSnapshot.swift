import Foundation

/// A drawing of a screen stored in a file. `DIMO_RECORD_SNAPSHOTS=1` writes the files again.
package struct TextSnapshot {
    private let url: URL

    /// Whether the files are written instead of read.
    package static var isRecording: Bool {
        ProcessInfo.processInfo.environment["DIMO_RECORD_SNAPSHOTS"] == "1"
    }

    /// - Parameters:
    ///   - name: the file's name without its extension.
    ///   - file: the file of the test; drawings are in the folder `Snapshots` of its target.
    package init(_ name: String, of file: String = #filePath) {
        var target = URL(fileURLWithPath: file).deletingLastPathComponent()
        while target.pathComponents.count > 1, target.deletingLastPathComponent().lastPathComponent != "Tests" {
            target.deleteLastPathComponent()
        }
        url = target.appendingPathComponent("Snapshots").appendingPathComponent("\(name).txt")
    }

    /// Compares a drawing with the stored one.
    ///
    /// - Returns: nil if both are equal or the drawing was written; otherwise both drawings and what to do.
    package func difference(from drawing: String) -> String? {
        let drawing = drawing.hasSuffix("\n") ? drawing : drawing + "\n"
        if Self.isRecording {
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try drawing.write(to: url, atomically: true, encoding: .utf8)
                return nil
            } catch {
                return "\(url.path) cannot be written: \(error)"
            }
        }
        guard let kept = try? String(contentsOf: url, encoding: .utf8) else {
            return "\(url.lastPathComponent) is not there; DIMO_RECORD_SNAPSHOTS=1 swift test writes it:\n\(drawing)"
        }
        guard kept != drawing else { return nil }
        return """
            \(url.lastPathComponent) differs; DIMO_RECORD_SNAPSHOTS=1 swift test takes the new one.
            ── kept ──
            \(kept)── now ──
            \(drawing)── lines that differ ──
            \(Self.lines(kept, drawing))
            """
    }

    private static func lines(_ kept: String, _ drawing: String) -> String {
        let left = kept.split(separator: "\n", omittingEmptySubsequences: false)
        let right = drawing.split(separator: "\n", omittingEmptySubsequences: false)
        return (0..<max(left.count, right.count)).compactMap { row in
            let old = row < left.count ? left[row] : ""
            let new = row < right.count ? right[row] : ""
            return old == new ? nil : "\(row + 1) - \(old)\n\(row + 1) + \(new)"
        }.joined(separator: "\n")
    }
}
