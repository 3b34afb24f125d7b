import Domain
import Foundation
import GRDB

struct RecipeChunkEditor {
    struct Entry {
        let drink: Drink
        let english: Int
        let korean: Int
    }

    let db: Database
    let moved: (english: [Int32], korean: [Int32])

    func write(removing gone: Set<String>, putting entries: [Entry], isAnyMoved: Bool) throws {
        let known = try String.fetchAll(db, "SELECT id FROM recipe_ingredient ORDER BY number")
        var numbers = RecipeNumbers(known.map { Identifier($0) })
        let replaced = gone.union(entries.map(\.drink.id.rawValue))
        let update = try db.cachedStatement(
            sql: "UPDATE recipe_chunk SET ids = ?, positions = ?, words = ? WHERE number = ?")
        var room: (number: Int64, chunk: OpenRecipeChunk)?
        var last: Int64 = -1
        let rows = try Row.fetchAll(db, "SELECT number, ids, positions, words FROM recipe_chunk ORDER BY number")
        for row in rows {
            var chunk = OpenRecipeChunk(RecipeChunk(ids: row["ids"], positions: row["positions"], words: row["words"]))
            let isChanged = chunk.remove(replaced)
            if isAnyMoved { chunk.move(moved) }
            let number: Int64 = row["number"]
            last = number
            if isChanged || isAnyMoved {
                let packed = chunk.packed
                try update.execute(arguments: [packed.ids, packed.positions, packed.words, number])
            }
            if chunk.count < RecipeChunk.size { room = (number, chunk) }
        }
        var rest = entries[...]
        if let (number, open) = room, !rest.isEmpty {
            var chunk = open
            let taken = rest.prefix(RecipeChunk.size - chunk.count)
            for entry in taken { chunk.append(entry, numbers: &numbers) }
            rest = rest.dropFirst(taken.count)
            let packed = chunk.packed
            try update.execute(arguments: [packed.ids, packed.positions, packed.words, number])
        }
        let insert = try db.insertion("recipe_chunk", "number, ids, positions, words")
        while !rest.isEmpty {
            var chunk = OpenRecipeChunk(RecipeChunk([]))
            for entry in rest.prefix(RecipeChunk.size) { chunk.append(entry, numbers: &numbers) }
            rest = rest.dropFirst(RecipeChunk.size)
            last += 1
            let packed = chunk.packed
            try insert.execute(arguments: [last, packed.ids, packed.positions, packed.words])
        }
        let name = try db.insertion("recipe_ingredient", "number, id")
        for (number, id) in numbers.ingredients.enumerated().dropFirst(known.count) {
            try name.execute(arguments: [number, id.rawValue])
        }
    }
}

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
