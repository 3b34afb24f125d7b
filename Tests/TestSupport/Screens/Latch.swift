/// Holds work back until a test lets it go on.
public actor Latch {
    private var isOpen: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// How many passed or wait.
    public private(set) var arrivals = 0

    /// Makes a latch.
    public init(isOpen: Bool = false) {
        self.isOpen = isOpen
    }

    /// Waits until it is open.
    public func pass() async {
        arrivals += 1
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits, without sleeping, until so many have arrived.
    public func waitForArrivals(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }

    /// Lets everybody through, from now on too.
    public func open() {
        isOpen = true
        let all = waiting
        waiting = []
        for one in all { one.resume() }
    }

    /// Lets the one through who has waited longest.
    public func openForOne() {
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }

    /// Holds back from now on.
    public func close() {
        isOpen = false
    }
}
