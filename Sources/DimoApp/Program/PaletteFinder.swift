import DimoAssets
import Domain

struct PaletteEntry: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case work, character, drink, ingredient, member, city
    }

    let kind: Kind
    let name: LocalizedText
    /// The work of a character whose name others have too.
    var work: WorkReference?
    let route: String
}

struct PaletteFinder: Sendable {
    let search: SearchEverything
    let assets: AssetFolder

    /// The best entries, cities last.
    @concurrent
    func find(_ text: String, for viewer: Viewer, limit: Int) async throws -> [PaletteEntry] {
        let hits = try await search(text, for: viewer, limit: limit).hits
        let entries = hits.compactMap(Self.entry)
        let count = Dictionary(entries.map { ($0.name, 1) }, uniquingKeysWith: +)
        return entries.map { entry in
            var entry = entry
            if count[entry.name] == 1 { entry.work = nil }
            return entry
        } + cities(text)
    }

    private static func entry(_ hit: SearchHit) -> PaletteEntry? {
        switch hit {
        case .work(let summary):
            PaletteEntry(kind: .work, name: summary.work.title, route: "work:\(summary.work.id.rawValue)")
        case .character(let summary):
            PaletteEntry(
                kind: .character, name: summary.name, work: summary.work, route: "character:\(summary.id.rawValue)")
        case .someone: nil
        case .drink(let summary):
            PaletteEntry(kind: .drink, name: summary.name, route: "drink:\(summary.id.rawValue)")
        case .ingredient(let id, let name):
            PaletteEntry(kind: .ingredient, name: name, route: "ingredient:\(id.rawValue)")
        case .member(let member):
            PaletteEntry(
                kind: .member, name: LocalizedText(both: member.nickname), route: "member:\(member.id.rawValue)")
        }
    }

    private func cities(_ text: String) -> [PaletteEntry] {
        let folded = Folding.folded(text)
        guard !folded.isEmpty else { return [] }
        return CityLoader.load(from: assets).cities.cities
            .filter { city in
                [city.name.english, city.name.korean].contains { Folding.folded($0).hasPrefix(folded) }
            }
            .map { PaletteEntry(kind: .city, name: $0.name, route: "city:\($0.id.rawValue)") }
    }
}
