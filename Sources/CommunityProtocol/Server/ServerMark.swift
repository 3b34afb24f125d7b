/// Which server answers, and where it stands: the header `Dimo-Server`.
package struct ServerMark: Hashable, Sendable {
    /// The community's own id, given when its store was made.
    package let id: String
    /// Raised by its operator after a restore.
    package let epoch: Int64
    /// A stored counter, raised each minute; it falls when an older copy is restored.
    package let beat: Int64

    package init(id: String, epoch: Int64, beat: Int64) {
        self.id = id
        self.epoch = epoch
        self.beat = beat
    }

    /// Reads `id.epoch.beat`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let epoch = Int64(parts[1]), let beat = Int64(parts[2]),
            epoch >= 0, beat >= 0
        else { return nil }
        self.init(id: String(parts[0]), epoch: epoch, beat: beat)
    }

    /// `id.epoch.beat`.
    package var text: String { "\(id).\(epoch).\(beat)" }
}
