import Domain

/// A source whose reads finish when a test says so.
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

    /// Returns once the read with this number has begun.
    func waitForReading(_ number: Int) async {
        if readings[number] != nil { return }
        await withCheckedContinuation { waiting[number] = $0 }
    }

    /// Finishes a read.
    func finish(_ number: Int, with contents: RecipeIndexContents) {
        readings.removeValue(forKey: number)?.resume(returning: contents)
    }
}
