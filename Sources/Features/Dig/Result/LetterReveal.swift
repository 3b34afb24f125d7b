import Domain
import Navigation
import Reactive

/// Shows the letters of a type one after another. A key shows the rest at once.
@MainActor
final class LetterReveal {
    static let interval: Duration = .milliseconds(120)
    static let all = MBTIAxis.allCases.count

    private(set) var letters = LetterReveal.all
    private weak var host: (any ScreenHost)?
    private var timer: Subscription?
    private var keys: Subscription?

    /// Begins without letters; shows all of them at once if nothing may move.
    func start(in host: any ScreenHost) {
        guard host.hasMotion else { return }
        self.host = host
        letters = 0
        keys = host.observeKeys { [weak self] in self?.finish() }
        wait()
    }

    func finish() {
        (timer, keys) = (nil, nil)
        guard letters < Self.all else { return }
        letters = Self.all
        host?.setNeedsFrame()
    }

    private func wait() {
        timer = host?.scheduler.schedule(after: Self.interval) { [weak self] in self?.showNext() }
    }

    private func showNext() {
        guard letters + 1 < Self.all else { return finish() }
        letters += 1
        host?.setNeedsFrame()
        wait()
    }
}
