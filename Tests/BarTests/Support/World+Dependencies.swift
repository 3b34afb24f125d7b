import Domain
import TestSupport

@testable import Bar

extension SampleWorld {
    /// What the feature needs, in a language.
    func dependencies(
        _ language: Language = .english, drinks other: (any DrinkRepository)? = nil
    ) -> BarDIContainer.Dependencies {
        BarDIContainer.Dependencies(
            drinks: other ?? drinks, ingredients: ingredients, bar: bar, storeChanged: storeChanged,
            strings: TestWords.words(language))
    }
}
