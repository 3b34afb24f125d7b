/// Holds work until a test lets it continue.
package actor Latch {
    private var isOpen: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The number of callers that passed or wait.
    package private(set) var arrivals = 0

    package init(isOpen: Bool = false) {
        self.isOpen = isOpen
    }

    package func pass() async {
        arrivals += 1
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits, without sleeping, until a number of callers have arrived.
    package func waitForArrivals(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }

    /// Lets all present and later callers pass.
    package func open() {
        isOpen = true
        let all = waiting
        waiting = []
        for one in all { one.resume() }
    }

    /// Lets the longest waiting caller pass.
    package func openForOne() {
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }

    package func close() {
        isOpen = false
    }
}
