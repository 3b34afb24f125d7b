/// Counts the bytes that were read.
final class ReadProgress {
    /// All of them.
    let total: Int
    private var done = 0
    private var told = 0

    init(total: Int) {
        self.total = total
    }

    func add(_ count: Int) { done += count }

    /// The count, where it has changed since it was last told.
    func news() -> Int? {
        guard done != told else { return nil }
        told = done
        return min(done, total)
    }
}
