import Domain
import Foundation

struct OpenRecipeChunk {
    private var ids: [String]
    private var positions: [UInt32]
    private var words: [UInt32]

    init(_ chunk: RecipeChunk) {
        ids = WordList.words(chunk.ids)
        positions = RecipeChunk.numbers(chunk.positions)
        words = RecipeChunk.numbers(chunk.words)
        let fitting = min(ids.count, positions.count / 3)
        ids.removeLast(ids.count - fitting)
        positions.removeLast(positions.count - fitting * 3)
    }

    var count: Int { ids.count }

    var packed: RecipeChunk {
        RecipeChunk(
            ids: WordList.text(ids), positions: RecipeChunk.data(positions), words: RecipeChunk.data(words))
    }

    mutating func move(_ moved: (english: [Int32], korean: [Int32])) {
        for place in stride(from: 0, to: positions.count, by: 3) {
            positions[place] = Self.moved(positions[place], moved.english)
            positions[place + 1] = Self.moved(positions[place + 1], moved.korean)
        }
    }

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
