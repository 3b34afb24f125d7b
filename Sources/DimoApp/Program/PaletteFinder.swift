import DimoAssets
package import Domain

package struct FoundEntry: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case work, character, drink, ingredient, member, city
    }

    package let kind: Kind
    /// Nil for a character that the viewer has not dug.
    package let id: String?
    package let name: LocalizedText
    package fileprivate(set) var work: WorkReference?

    fileprivate init(_ kind: Kind, _ id: String?, _ name: LocalizedText, of work: WorkReference? = nil) {
        self.kind = kind
        self.id = id
        self.name = name
        self.work = work
    }

    package init(_ hit: SearchHit) {
        switch hit {
        case .work(let found): self.init(.work, found.id.rawValue, found.work.title)
        case .character(let found): self.init(.character, found.id.rawValue, found.name, of: found.work)
        case .someone(let work): self.init(.character, nil, work.title, of: work)
        case .drink(let drink): self.init(.drink, drink.id.rawValue, drink.name)
        case .ingredient(let id, let name): self.init(.ingredient, id.rawValue, name)
        case .member(let member): self.init(.member, member.id.rawValue, LocalizedText(both: member.nickname))
        }
    }

    package var route: String? { id.map { "\(kind.rawValue):\($0)" } }
}

struct PaletteFinder: Sendable {
    let search: SearchEverything
    let assets: AssetFolder

    /// The best entries, cities last.
    @concurrent
    func find(_ text: String, for viewer: Viewer, limit: Int) async throws -> [FoundEntry] {
        let hits = try await search(text, for: viewer, limit: limit).hits
        let entries = hits.map { FoundEntry($0) }.filter { $0.id != nil }
        let count = Dictionary(entries.map { ($0.name, 1) }, uniquingKeysWith: +)
        return entries.map { entry in
            var entry = entry
            if count[entry.name] == 1 { entry.work = nil }
            return entry
        } + cities(text)
    }

    private func cities(_ text: String) -> [FoundEntry] {
        let folded = Folding.folded(text)
        guard !folded.isEmpty else { return [] }
        return CityLoader.load(from: assets).cities.cities
            .filter { city in
                [city.name.english, city.name.korean].contains { Folding.folded($0).hasPrefix(folded) }
            }
            .map { FoundEntry(.city, $0.id.rawValue, $0.name) }
    }
}
