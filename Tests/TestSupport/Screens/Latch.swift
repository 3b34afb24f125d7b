/// Holds work back until a test lets it go on.
package actor Latch {
    private var isOpen: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// How many passed or wait.
    package private(set) var arrivals = 0

    /// Makes a latch.
    package init(isOpen: Bool = false) {
        self.isOpen = isOpen
    }

    /// Waits until it is open.
    package func pass() async {
        arrivals += 1
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits, without sleeping, until so many have arrived.
    package func waitForArrivals(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }

    /// Lets everybody through, from now on too.
    package func open() {
        isOpen = true
        let all = waiting
        waiting = []
        for one in all { one.resume() }
    }

    /// Lets the one through who has waited longest.
    package func openForOne() {
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }

    /// Holds back from now on.
    package func close() {
        isOpen = false
    }
}
