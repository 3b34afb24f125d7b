import Domain
import FeatureKit
import Reactive

/// Reads the selected drink's recipe for screens wide enough to show it beside the list.
@MainActor
final class DrinkListPreview {
    private let makeReader: (Identifier<Drink>) -> DrinkPageReader
    private let preferences: Observable<DisplayPreferences>
    private let reading = LatestTask()

    init(
        preferences: Observable<DisplayPreferences>, makeReader: @escaping (Identifier<Drink>) -> DrinkPageReader
    ) {
        self.preferences = preferences
        self.makeReader = makeReader
    }

    /// Reads a drink; on failure, shows no preview.
    func show(_ id: Identifier<Drink>, arrived: @escaping (DrinkDetailState.Content?) -> Void) {
        let reader = makeReader(id)
        let preferences = preferences.value
        reading.read {
            try await reader.page(calculatedBy: preferences.calculator)
        } completion: { result in
            arrived((try? result.get()).map { reader.content(of: $0, servings: 1, preferences) })
        }
    }
}
