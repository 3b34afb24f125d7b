import Domain
import Foundation

/// A row of recipes for the matcher, taken apart so that it can be changed.
struct OpenRecipeChunk {
    private var ids: [String]
    private var positions: [UInt32]
    private var words: [UInt32]

    /// Takes a row apart. What does not fit together is left out.
    init(_ chunk: RecipeChunk) {
        ids = WordList.words(chunk.ids)
        positions = RecipeChunk.numbers(chunk.positions)
        words = RecipeChunk.numbers(chunk.words)
        let fitting = min(ids.count, positions.count / 3)
        ids.removeLast(ids.count - fitting)
        positions.removeLast(positions.count - fitting * 3)
    }

    /// How many recipes it holds.
    var count: Int { ids.count }

    /// The row.
    var packed: RecipeChunk {
        RecipeChunk(
            ids: WordList.text(ids), positions: RecipeChunk.data(positions), words: RecipeChunk.data(words))
    }

    /// Gives the recipes their new places, by language.
    mutating func move(_ moved: (english: [Int32], korean: [Int32])) {
        for place in stride(from: 0, to: positions.count, by: 3) {
            positions[place] = Self.moved(positions[place], moved.english)
            positions[place + 1] = Self.moved(positions[place + 1], moved.korean)
        }
    }

    /// Takes recipes away; answers whether any was there.
    mutating func remove(_ gone: Set<String>) -> Bool {
        guard !gone.isEmpty, ids.contains(where: gone.contains) else { return false }
        var kept = (ids: [String](), positions: [UInt32](), words: [UInt32]())
        var start = 0
        for (index, id) in ids.enumerated() {
            let end = min(start + Int(positions[index * 3 + 2]), words.count)
            if !gone.contains(id) {
                kept.ids.append(id)
                kept.positions += positions[index * 3..<index * 3 + 3]
                kept.words += words[start..<end]
            }
            start = end
        }
        (ids, positions, words) = kept
        return true
    }

    /// Adds a recipe at the end.
    mutating func append(_ entry: RecipeChunkEditor.Entry, numbers: inout RecipeNumbers) {
        let lines = RecipeWords.words(of: entry.drink, numbers: &numbers)
        ids.append(entry.drink.id.rawValue)
        positions += [UInt32(clamping: entry.english), UInt32(clamping: entry.korean), UInt32(lines.count)]
        words += lines
    }

    private static func moved(_ place: UInt32, _ moved: [Int32]) -> UInt32 {
        moved.indices.contains(Int(place)) ? UInt32(clamping: moved[Int(place)]) : place
    }
}
