import Domain
import Foundation

enum ForeignWords {
    static let mostCharacters = 25

    /// Returns a name on one line, shortened if necessary; nil for an empty one.
    static func name(_ text: String?) -> String? {
        let line = PlainText.line(text ?? "", limit: OwnWork.longestName)
        return Folding.folded(line).isEmpty ? nil : line
    }

    static func others(_ names: [String?], than known: [String]) -> [String] {
        var seen = Set(known.map(Folding.folded))
        let others = names.compactMap { name($0) }.filter { seen.insert(Folding.folded($0)).inserted }
        return Array(others.prefix(OwnWork.mostOthers))
    }

    static func isKorean(_ name: String) -> Bool {
        name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }

    /// Returns the matching genres of this catalogue. Ignores others.
    static func genres(_ names: [String]) -> [Identifier<Genre>] {
        var genres: [Identifier<Genre>] = []
        for name in names {
            guard let genre = ids[Folding.folded(name)], !genres.contains(genre) else { continue }
            genres.append(genre)
        }
        return genres
    }

    private static let ids: [String: Identifier<Genre>] = [
        "action": "action", "adventure": "adventure", "comedy": "comedy", "crime": "crime", "drama": "drama",
        "family": "family", "fantasy": "fantasy", "mahoushoujo": "fantasy", "supernatural": "fantasy",
        "history": "historical", "horror": "horror", "music": "music", "mystery": "mystery", "romance": "romance",
        "sciencefiction": "science-fiction", "scifi": "science-fiction", "mecha": "science-fiction",
        "sliceoflife": "slice-of-life", "sports": "sports", "thriller": "thriller", "psychological": "thriller",
        "war": "war",
    ]
}
