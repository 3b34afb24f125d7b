import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import FeatureKit

struct WorkAddCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add your own works from a JSON file in the catalogue's format.",
        discussion: """
            $ dimo work add works.json
            $ dimo work add third-man.json --id imdb:tt0041959 --id tmdb:1092
            With its IDs, imports of diaries and online catalogues recognise the work.
            """)

    @Argument(help: "A file with a list of works, each with its characters.", completion: .file())
    var file: String

    @Option(
        name: .customLong("id"),
        help: "The work's ID in an online catalogue, such as imdb:tt0041959, for a file of one work. Can be repeated.",
        transform: WorkIDChoice.read)
    var ids: [ExternalID] = []

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let text = try readFile()
        let read = WorkLoader.read(Array(text.utf8), of: file)
        guard read.problems.isEmpty else {
            throw CommandFailure(
                Self.listed(read.problems.map { "\(file): \(TransferText.finding($0, Words.strings))" }))
        }
        guard !read.catalogue.works.isEmpty else { throw CommandFailure(Words.text("shell.error.no-works", file)) }
        guard ids.isEmpty || read.catalogue.works.count == 1 else {
            throw CommandFailure.usage(Words.text("shell.work.ids-of-one", file))
        }
        let isSeries = read.catalogue.works.allSatisfy(\.work.kind.isSeries)
        let ofSeries = ids.first { [ExternalID.tmdbSeries, ExternalID.tvMaze].contains($0.source) }
        if let ofSeries, !isSeries {
            throw CommandFailure.usage(Words.text("shell.work.series-id", ofSeries.description))
        }
        // All or nothing: every work is checked before the first is saved.
        for work in read.catalogue.works { try check(work) }
        let works = read.catalogue.works.map { $0.asOwn(with: ids) }
        let store = try await CommandContainer.openStore(global, isForWriting: true)
        try await checkIDs(of: works, in: store)
        let added = try await store.community.works
            .save(works, of: store.profile, at: store.clock.now()).map(\.rawValue)
        if json { return printJSON(["added": added]) }
        Shell.print(added.map { store.strings("shell.added", $0) + "\n" }.joined())
    }

    /// Fails for an ID of a work that is here already, or of two works in the file.
    private func checkIDs(of works: [CastWork], in store: CommandStore) async throws {
        var owners: [ExternalID: String] = [:]
        for record in works {
            let work = record.work
            let entries = record.ids.map {
                OnlineEntry(id: $0, kind: OnlineKind(work.kind), title: work.title, year: work.year)
            }
            for (id, target) in try await store.online.keep.targets(of: entries) {
                if case .work(let known) = target { owners[id] = known.rawValue }
            }
            for id in record.ids {
                if let owner = owners[id] {
                    throw CommandFailure("\(file): \(Words.text("shell.work.same-id", id.description, owner))")
                }
                owners[id] = work.title[store.strings.language]
            }
        }
    }

    private func readFile() throws -> String {
        let text: String?
        do throws(TextFile.Problem) {
            text = try TextFile.contents(file)
        } catch {
            throw CommandFailure.usage("\(file): \(error.text(Words.strings))")
        }
        guard let text else { throw CommandFailure.usage(Words.text("shell.error.no-file", file)) }
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
            throw CommandFailure("\(file): \(name): \(Self.describe(error))")
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

enum WorkIDChoice {
    /// Parses the ID of a work, such as `imdb:tt0041959`, in one of the catalogues that works are recognised by;
    /// anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> ExternalID {
        guard let id = ExternalID(argument), id.isOfWork else {
            throw ValidationError(Words.text("shell.usage.work-id"))
        }
        return id
    }
}

extension CastWork {
    /// A copy whose local ids will be generated. TMDB counts films and series separately: `tmdb` is that of the kind.
    fileprivate func asOwn(with further: [ExternalID]) -> CastWork {
        let further = further.map { id in
            work.kind.isSeries && id.provider == .tmdb ? ExternalID(ExternalID.tmdbSeries, id.value) : id
        }
        return CastWork(
            work: Work(
                id: "", title: work.title, originalTitle: work.originalTitle, otherTitles: work.otherTitles,
                kind: work.kind, year: work.year, director: work.director, genres: work.genres,
                ageRating: work.ageRating, synopsis: work.synopsis, length: work.length),
            cast: cast.map {
                WorkCharacter(id: "", name: $0.name, otherNames: $0.otherNames, isLead: $0.isLead, guess: $0.guess)
            }, ids: further.reduce(into: ids) { if !$0.contains($1) { $0.append($1) } })
    }
}
