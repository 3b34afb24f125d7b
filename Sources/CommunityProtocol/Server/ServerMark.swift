/// A server's identity and position: the header `Dimo-Server`.
package struct ServerMark: Hashable, Sendable {
    package let id: String
    /// Raised by the operator after a restore.
    package let epoch: Int64
    /// A stored counter, raised every minute. It falls when an older copy is restored.
    package let beat: Int64

    package init(id: String, epoch: Int64, beat: Int64) {
        self.id = id
        self.epoch = epoch
        self.beat = beat
    }

    /// Parses `id.epoch.beat`.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let epoch = Int64(parts[1]), let beat = Int64(parts[2]),
            epoch >= 0, beat >= 0
        else { return nil }
        self.init(id: String(parts[0]), epoch: epoch, beat: beat)
    }

    package var text: String { "\(id).\(epoch).\(beat)" }
}
