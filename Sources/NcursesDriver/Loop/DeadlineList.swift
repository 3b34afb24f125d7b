/// Actions scheduled on any clock that counts nanoseconds. Replaces sleeping tasks, which start a thread pool; also,
/// the loop must know how long it may wait.
@MainActor
struct DeadlineList {
    typealias Action = @MainActor () -> Void

    private struct Entry {
        let moment: Int64
        let number: Int
        let action: Action
    }

    /// Sorted by moment, then by order of arrival.
    private var entries: [Entry] = []
    private var lastNumber = 0

    var next: Int64? { entries.first?.moment }

    /// Returns a number for cancelling the action.
    mutating func add(at moment: Int64, _ action: @escaping Action) -> Int {
        lastNumber += 1
        let place = entries.firstIndex { $0.moment > moment } ?? entries.endIndex
        entries.insert(Entry(moment: moment, number: lastNumber, action: action), at: place)
        return lastNumber
    }

    /// Does nothing for an action that has run or was cancelled.
    mutating func cancel(_ number: Int) {
        entries.removeAll { $0.number == number }
    }

    /// Separates the current actions from those added later.
    var mark: Int { lastNumber }

    /// Removes and returns the next due action that is older than a mark, so that an action that reschedules itself
    /// without delay cannot keep the loop busy.
    mutating func popDue(at now: Int64, upTo mark: Int) -> Action? {
        guard let index = entries.firstIndex(where: { $0.moment <= now && $0.number <= mark }) else { return nil }
        return entries.remove(at: index).action
    }
}
