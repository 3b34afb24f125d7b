import Domain
import Foundation

enum ForeignWords {
    static let mostCharacters = OwnWork.largestCast

    /// Returns a name on one line, shortened if necessary; nil for an empty one.
    static func name(_ text: String?) -> String? {
        let line = PlainText.line(text ?? "", limit: OwnWork.longestName)
        return Folding.folded(line).isEmpty ? nil : line
    }

    /// Returns a title without a disambiguation such as `(2003 film)`.
    static func title(_ text: String?) -> String? {
        name(text?.replacing(/\s*\([^()]*(?:film|movie|series|영화|드라마|시리즈|애니메이션)\)$/, with: ""))
    }

    /// Returns `Neo` for `Neo / Thomas Anderson (voice)`; nil for people who play themselves.
    static func character(_ text: String?) -> String? {
        let first = (text ?? "").components(separatedBy: " / ").first ?? ""
        let name = name(first.replacing(/\s*\([^)]*\)/, with: ""))
        return name.flatMap { ["self", "himself", "herself", "themselves"].contains($0.lowercased()) ? nil : $0 }
    }

    /// Returns all runs of up to three words, so that `romantic comedy film` names two genres.
    static func phrases(_ label: String) -> [String] {
        let words = label.split { $0 == " " || $0 == "-" }
        return words.indices.flatMap { start in
            (1...3).compactMap { count in
                start + count <= words.count ? words[start..<start + count].joined(separator: " ") : nil
            }
        }
    }

    static func others(_ names: [String?], than known: [String]) -> [String] {
        var seen = Set(known.map(Folding.folded))
        let others = names.compactMap { name($0) }.filter { seen.insert(Folding.folded($0)).inserted }
        return Array(others.prefix(OwnWork.mostOthers))
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
        "action": "action", "adventure": "adventure", "comedy": "comedy", "sitcom": "comedy",
        "comingofage": "coming-of-age", "crime": "crime", "drama": "drama", "melodrama": "drama", "family": "family",
        "fantasy": "fantasy", "mahoushoujo": "fantasy", "supernatural": "fantasy", "historical": "historical",
        "history": "historical", "horror": "horror", "music": "music", "musical": "music", "mystery": "mystery",
        "romance": "romance", "romantic": "romance", "sciencefiction": "science-fiction", "scifi": "science-fiction",
        "mecha": "science-fiction", "silent": "silent", "sliceoflife": "slice-of-life", "sports": "sports",
        "superhero": "superhero", "thriller": "thriller", "psychological": "thriller", "war": "war",
    ]
}
