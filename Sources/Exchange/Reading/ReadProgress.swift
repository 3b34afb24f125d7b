final class ReadProgress {
    let total: Int
    private var done = 0
    private var reported = 0

    init(total: Int) {
        self.total = total
    }

    func add(_ count: Int) { done += count }

    /// The count if it has changed since the last call.
    func changedCount() -> Int? {
        guard done != reported else { return nil }
        reported = done
        return min(done, total)
    }
}
