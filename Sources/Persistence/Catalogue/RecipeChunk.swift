import Domain
import Foundation

/// The required lines of some hundred recipes in one row, so that those of 100,000 are read in a few milliseconds.
///
/// `ids` has the recipes' ids with spaces between; `positions` three 32-bit numbers for each, its places in the lists by
/// English and by Korean name and how many words its lines take; `words` the lines themselves (see `RecipeWords`). All
/// numbers are written little end first.
struct RecipeChunk: Sendable {
    /// How many recipes a row holds.
    static let size = 500

    let ids: String
    let positions: Data
    let words: Data

    /// A chunk as it was read.
    init(ids: String, positions: Data, words: Data) {
        self.ids = ids
        self.positions = positions
        self.words = words
    }

    /// Packs recipes.
    init(_ recipes: some Sequence<(id: Identifier<Drink>, english: Int, korean: Int, words: [UInt32])>) {
        var ids: [String] = []
        var positions: [UInt32] = []
        var words: [UInt32] = []
        for recipe in recipes {
            ids.append(recipe.id.rawValue)
            positions += [UInt32(recipe.english), UInt32(recipe.korean), UInt32(recipe.words.count)]
            words += recipe.words
        }
        self.init(ids: WordList.text(ids), positions: Self.data(positions), words: Self.data(words))
    }

    /// Adds the recipes to a table. What does not fit together, as no version of the program wrote it, is left out.
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

    static func data(_ numbers: [UInt32]) -> Data {
        numbers.map(\.littleEndian).withUnsafeBytes { Data($0) }
    }

    static func numbers(_ data: Data) -> [UInt32] {
        data.withUnsafeBytes { bytes in
            // The bytes of a row need not lie where a number may lie.
            (0..<bytes.count / 4).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
    }
}
