import Domain

/// A source whose readings end when a test says so.
actor GatedSource: RecipeIndexSource {
    private var readings: [Int: CheckedContinuation<RecipeIndexContents, Never>] = [:]
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var count = 0

    func recipeIndex() async throws -> RecipeIndexContents {
        count += 1
        let number = count
        return await withCheckedContinuation { continuation in
            readings[number] = continuation
            waiting.removeValue(forKey: number)?.resume()
        }
    }

    /// Returns once that reading has begun.
    func waitForReading(_ number: Int) async {
        if readings[number] != nil { return }
        await withCheckedContinuation { waiting[number] = $0 }
    }

    /// Ends a reading.
    func finish(_ number: Int, with contents: RecipeIndexContents) {
        readings.removeValue(forKey: number)?.resume(returning: contents)
    }
}
