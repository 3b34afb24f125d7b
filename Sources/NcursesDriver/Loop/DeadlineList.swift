/// Actions waiting for their moment, on any clock that counts nanoseconds.
///
/// Our own because a sleeping task starts a thread pool, and because the loop must know how long it may wait.
@MainActor
struct DeadlineList {
    typealias Action = @MainActor () -> Void

    private struct Entry {
        let moment: Int64
        let number: Int
        let action: Action
    }

    /// By moment, then by order of arrival.
    private var entries: [Entry] = []
    private var lastNumber = 0

    /// The next moment to wake up for.
    var next: Int64? { entries.first?.moment }

    /// Adds an action; the number takes it back.
    mutating func add(at moment: Int64, _ action: @escaping Action) -> Int {
        lastNumber += 1
        let place = entries.firstIndex { $0.moment > moment } ?? entries.endIndex
        entries.insert(Entry(moment: moment, number: lastNumber, action: action), at: place)
        return lastNumber
    }

    /// Takes an action back; one that has run, or was taken back before, is no matter.
    mutating func cancel(_ number: Int) {
        entries.removeAll { $0.number == number }
    }

    /// A mark between the actions there are and those to come.
    var mark: Int { lastNumber }

    /// Removes and answers the next action that is due and older than a mark; an action that schedules itself again
    /// without delay cannot keep the loop busy.
    mutating func popDue(at now: Int64, upTo mark: Int) -> Action? {
        guard let index = entries.firstIndex(where: { $0.moment <= now && $0.number <= mark }) else { return nil }
        return entries.remove(at: index).action
    }
}
