import FeatureKit

/// Finds similar drinks: together with the page if all drinks are loaded, otherwise after it.
/// The page never waits for them.
@MainActor
final class LikeDrinksFinder {
    var onFound: (LikeDrinks) -> Void = { _ in }

    private let reader: LikeDrinksReader
    private let finding = LatestTask()
    /// Whether the search waits for the page.
    private var isDue = false

    init(reader: LikeDrinksReader) {
        self.reader = reader
    }

    /// Starts while the page is being read.
    ///
    /// - Parameter isPageThere: Returns whether the page is read; called if not all drinks are loaded.
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
