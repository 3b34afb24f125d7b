import FeatureKit

/// Finds what is like a drink: together with its page where all drinks are known by now, else once the page is there.
/// Nobody waits for it, and a page without it is whole.
@MainActor
final class LikeDrinksFinder {
    /// Gets what was found.
    var onFound: (LikeDrinks) -> Void = { _ in }

    private let reader: LikeDrinksReader
    private let finding = LatestTask()
    /// Whether it was put off until the page is there.
    private var isDue = false

    init(reader: LikeDrinksReader) {
        self.reader = reader
    }

    /// The page begins to be read.
    /// - Parameter isPageThere: whether it was read by the time it is known that all drinks are not.
    func begin(isPageThere: @escaping () -> Bool) {
        isDue = false
        finding.run { [reader] in
            await reader.isReady() ? try await reader.read() : nil
        } completion: { [weak self] result in
            guard let self else { return }
            if let like = (try? result.get()) ?? nil { return onFound(like) }
            isDue = true
            if isPageThere() { pageArrived() }
        }
    }

    /// The page was read.
    func pageArrived() {
        guard isDue else { return }
        isDue = false
        finding.run { [reader] in
            try await reader.read()
        } completion: { [weak self] result in
            if let like = try? result.get() { self?.onFound(like) }
        }
    }
}
