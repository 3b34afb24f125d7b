import Domain
import Foundation

/// The required lines of some hundred recipes in one row: 100,000 recipes load in a few milliseconds.
///
/// `ids` contains the recipes' ids separated by spaces; `positions` three 32-bit numbers per recipe: its ranks by
/// English and by Korean name and the number of words of its lines; `words` the lines (see `RecipeWords`). All
/// numbers are little-endian.
struct RecipeChunk: Sendable {
    static let size = 500

    let ids: String
    let positions: Data
    let words: Data
}

extension RecipeChunk {
    init(_ recipes: some Sequence<(id: Identifier<Drink>, english: Int, korean: Int, words: [UInt32])>) {
        var ids: [String] = []
        var positions: [UInt32] = []
        var words: [UInt32] = []
        for recipe in recipes {
            ids.append(recipe.id.rawValue)
            positions += [
                UInt32(clamping: recipe.english), UInt32(clamping: recipe.korean), UInt32(recipe.words.count),
            ]
            words += recipe.words
        }
        self.init(ids: WordList.text(ids), positions: Self.data(positions), words: Self.data(words))
    }

    /// Adds the recipes to a table; drops inconsistent data, which no version of the program writes.
    func append(to table: inout RecipeTable) {
        let positions = Self.numbers(positions)
        let words = Self.numbers(words)
        words.withUnsafeBufferPointer { words in
            var place = 0
            var start = 0
            for id in ids.utf8.split(separator: UInt8(ascii: " ")) {
                guard place + 2 < positions.count else { return }
                let end = start + Int(positions[place + 2])
                guard end <= words.count else { return }
                table.append(
                    Identifier(String(decoding: id, as: UTF8.self)), english: Int(positions[place]),
                    korean: Int(positions[place + 1]), words: UnsafeBufferPointer(rebasing: words[start..<end]))
                place += 3
                start = end
            }
        }
    }

    static func data(_ numbers: [UInt32]) -> Data { numbers.map(\.littleEndian).withUnsafeBytes { Data($0) } }

    static func numbers(_ data: Data) -> [UInt32] {
        data.withUnsafeBytes { bytes in
            // A row's bytes may be unaligned.
            (0..<bytes.count / 4).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
    }
}
