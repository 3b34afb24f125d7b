import Domain
import Foundation
import Testing

@testable import DimoAssets

/// The texts, cities and licences that come with the program.
struct BundledTextTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private let folder = AssetFolder(path: TemporaryAssets.repository)

    @Test(arguments: TextName.allCases)
    func `a text has the same sections in both languages`(name: TextName) throws {
        let english = try TextLoader.load(name, .english, from: folder)
        let korean = try TextLoader.load(name, .korean, from: folder)
        #expect(english.sections.count == korean.sections.count)
        #expect(english.sections.map(\.day) == korean.sections.map(\.day))
        #expect(english.sections.map(\.paragraphs.count) == korean.sections.map(\.paragraphs.count))
        for section in english.sections + korean.sections {
            #expect(!section.title.isEmpty && !section.paragraphs.isEmpty, "\(section.title)")
            #expect(section.paragraphs.allSatisfy { !$0.isEmpty })
        }
    }

    @Test func `notices and questions have enough entries`() throws {
        let notices = try TextLoader.load(.notices, .english, from: folder).sections
        let questions = try TextLoader.load(.faq, .english, from: folder).sections
        #expect(notices.count >= 4)
        #expect(notices.allSatisfy { $0.day != nil })
        #expect(questions.count >= 15)
    }

    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable { let version: String }
            let identity: String
            let state: State
        }
        let pins: [Pin]
    }

    /// What is resolved for the measuring program alone, once `make bench` ran, and is no part of Dimo.
    private static let benchOnly: Set<String> = ["opencombine"]

    @Test func `every dependency is listed with its version`() throws {
        let data = try Data(contentsOf: Self.root.appendingPathComponent("Package.resolved"))
        let pins = try JSONDecoder().decode(Resolved.self, from: data).pins.filter {
            !Self.benchOnly.contains($0.identity)
        }
        #expect(pins.count >= 5)
        for language in Language.allCases {
            let titles = try TextLoader.load(.licences, language, from: folder).sections.map { $0.title.lowercased() }
            for pin in pins {
                let beginning = "\(pin.identity) \(pin.state.version) · "
                #expect(titles.contains { $0.hasPrefix(beginning) }, "\(beginning) in \(language)")
            }
            for library in ["curl", "libsodium", "libzip", "ncurses", "sqlite"] {
                #expect(titles.contains { $0.hasPrefix(library) }, "\(library) in \(language)")
            }
        }
    }

    @Test func `the bundled cities are valid`() throws {
        let loaded = CityLoader.load(from: folder)
        #expect(loaded.problems == [])
        let cities = loaded.cities.cities
        #expect(cities.count >= 150)
        #expect(cities.count(where: { $0.countryCode == "KR" }) >= 50)
        #expect(Set(cities.map(\.id)).count == cities.count)
        #expect(Set(cities.map(\.name.korean)).count == cities.count)
        for city in cities {
            #expect(TimeZone(identifier: city.timeZone) != nil, "\(city.id): \(city.timeZone)")
            #expect(city.countryCode.wholeMatch(of: /[A-Z]{2}/) != nil, "\(city.id)")
            if city.countryCode == "KR" {
                #expect((33.0...38.7).contains(city.latitude) && (125.8...130).contains(city.longitude), "\(city.id)")
            }
            // The sun's time and the zone's are never far apart, which catches a lost sign.
            let zone = Double(TimeZone(identifier: city.timeZone)?.secondsFromGMT() ?? 0) / 3_600
            let apart = abs(zone - city.longitude / 15)
            #expect(min(apart, 24 - apart) < 3.6, "\(city.id)")
        }
        // Countries have one name each.
        let names = Dictionary(grouping: cities, by: \.countryCode).values
        #expect(names.allSatisfy { Set($0.map(\.country)).count == 1 })
    }
}
