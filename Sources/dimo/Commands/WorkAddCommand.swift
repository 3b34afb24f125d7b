import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import FeatureKit

struct WorkAddCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add your own works from a JSON file in the catalogue's format.",
        discussion: "$ dimo work add works.json")

    @Argument(help: "A file with a list of works, each with its characters.", completion: .file())
    var file: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let text = try readFile()
        let read = WorkLoader.read(Array(text.utf8), of: file)
        guard read.problems.isEmpty else {
            throw CommandFailure(
                message: Self.listed(read.problems.map { "\(file): \(TransferText.finding($0, Words.strings))" }))
        }
        guard !read.catalogue.works.isEmpty else {
            throw CommandFailure(message: Words.text("shell.error.no-works", file))
        }
        // All or nothing: every work is checked before the first is saved.
        for work in read.catalogue.works { try check(work) }
        let store = try await CommandContainer.openStoreToWrite(global)
        let ids = try await store.community.works
            .save(read.catalogue.works.map(\.asOwn), of: store.profile, at: store.clock.now()).map(\.rawValue)
        if json { return Shell.print(JSONValue.object([("added", .strings(ids))]).document) }
        Shell.print(ids.map { store.strings("shell.added", $0) + "\n" }.joined())
    }

    private func readFile() throws -> String {
        let text: String?
        do throws(TextFile.Problem) {
            text = try TextFile.contents(file)
        } catch {
            throw CommandFailure(message: "\(file): \(error.text(Words.strings))", status: Shell.usage)
        }
        guard let text else {
            throw CommandFailure(message: Words.text("shell.error.no-file", file), status: Shell.usage)
        }
        return text
    }

    private static func listed(_ problems: [String]) -> String {
        let shown = problems.prefix(5).joined(separator: "; ")
        return problems.count > 5 ? Words.text("shell.work.more", shown, String(problems.count - 5)) : shown
    }

    private func check(_ work: CastWork) throws {
        do {
            _ = try OwnWork.checked(work)
        } catch {
            let (title, language) = (work.work.title, Words.strings.language)
            let name = title[language].isEmpty ? title[language.other] : title[language]
            throw CommandFailure(message: "\(file): \(name): \(Self.describe(error))")
        }
    }

    private static func describe(_ problem: WorkProblem) -> String {
        switch problem {
        case .noTitle: Words.text("shell.work.no-title")
        case .tooLong(let field, let limit): Words.text("shell.work.too-long", field, String(limit))
        case .year(let year):
            Words.text(
                "shell.work.bad-year", String(year), String(Work.years.lowerBound), String(Work.years.upperBound))
        case .noCharacter: Words.text("shell.work.no-character")
        case .tooManyCharacters(let limit): Words.text("shell.work.too-many", String(limit))
        case .noName(let number): Words.text("shell.work.no-name", String(number))
        case .sameName(let name): Words.text("shell.work.same-name", name)
        case .notOwn: Words.text("shell.work.not-own")
        }
    }
}

extension CastWork {
    /// A copy whose ids will be generated.
    fileprivate var asOwn: CastWork {
        CastWork(
            work: Work(
                id: "", title: work.title, originalTitle: work.originalTitle, otherTitles: work.otherTitles,
                kind: work.kind, year: work.year, director: work.director, genres: work.genres,
                ageRating: work.ageRating, synopsis: work.synopsis, length: work.length),
            cast: cast.map {
                WorkCharacter(id: "", name: $0.name, otherNames: $0.otherNames, isLead: $0.isLead, guess: $0.guess)
            })
    }
}
