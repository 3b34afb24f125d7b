import Domain
import Foundation

/// Words of other catalogues as this one writes them.
enum ForeignWords {
    /// The most characters of a work that are kept.
    static let mostCharacters = 25

    /// A name on one line, cut where it is too long; nil for nothing.
    static func name(_ text: String?) -> String? {
        let line = PlainText.line(text ?? "", limit: OwnWork.longestName)
        return Folding.folded(line).isEmpty ? nil : line
    }

    /// Further names, each once, without those that are known.
    static func others(_ names: [String?], than known: [String]) -> [String] {
        var seen = Set(known.map(Folding.folded))
        let others = names.compactMap { name($0) }.filter { seen.insert(Folding.folded($0)).inserted }
        return Array(others.prefix(OwnWork.mostOthers))
    }

    /// Whether a name is written in Hangul.
    static func isKorean(_ name: String) -> Bool {
        name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }

    /// The genres of this catalogue that are meant; those it does not have are left out.
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
