import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import FeatureKit
import NcursesDriver
import Terminal

@MainActor
struct DoctorDocument {
    private let report: DoctorReport
    private let term: String?
    private let strings: Strings
    private let colors: Int?
    private let size: Size?
    private let answers: TerminalAnswers?

    init(_ report: DoctorReport, term: String?, _ strings: Strings) {
        self.report = report
        self.strings = strings
        self.term = term
        colors = term.flatMap { TerminalProbe.colors(of: $0) }
        size = TerminalProbe.size()
        answers = colors == nil ? nil : term.flatMap { TerminalProbe.ask(term: $0, isUTF8: report.isUTF8) }
    }

    /// Whether the terminal's width of ambiguous characters differs from the configuration: columns would shift.
    var isWidthWrong: Bool { answers?.ambiguousWidth.map { $0 != report.ambiguousWidth } ?? false }

    private var sizeText: String? { size.map { "\($0.width)x\($0.height)" } }

    var json: JSONObject {
        let terminal: JSONObject = [
            "term": term, "colours": colors, "size": sizeText, "utf8": report.isUTF8,
            "ambiguous_width": report.ambiguousWidth, "answers": answersJSON,
        ]
        let files = report.files.map { file -> JSONValue in
            let why = file.problems.isEmpty ? nil : file.problems.joined(separator: "; ")
            return .object(["path": file.path, "ok": file.problems.isEmpty, "why": why])
        }
        return [
            "version": AppVersion.text, "terminal": terminal, "locale": report.locale, "files": files,
            "database": database, "catalogue": catalogue, "providers": report.providers.map(members),
            "set_aside": report.setAside,
        ]
    }

    private var answersJSON: JSONObject? {
        answers.map {
            [
                "ambiguous_width": $0.ambiguousWidth, "background": $0.background?.hex,
                "synchronized_output": $0.isSynchronized, "kitty_keyboard": $0.hasKeyboardProtocol,
                "pixels": $0.graphics?.rawValue,
            ]
        }
    }

    private var answerRows: [[String]] {
        guard let answers else { return [] }
        let parts = [
            answers.background?.hex.map { strings("doctor.background", $0) },
            answers.isSynchronized ? strings["doctor.synchronized"] : nil,
            answers.hasKeyboardProtocol ? strings["doctor.keyboard"] : nil,
            answers.graphics.map { strings("doctor.pixels", $0.rawValue) },
        ].compactMap { $0 }
        let answered = parts.isEmpty ? strings["doctor.no-answers"] : parts.joined(separator: ", ")
        guard let width = answers.ambiguousWidth else { return [[strings["doctor.answers"], answered]] }
        let measured = strings.counted("doctor.measured", width, String(TerminalAnswers.sign))
        let advice = strings("doctor.set-width", String(width))
        return [
            [strings["doctor.answers"], answered],
            [mark(!isWidthWrong), isWidthWrong ? "\(measured): \(advice)" : measured],
        ]
    }

    private var database: JSONObject? {
        guard let database = report.database else { return nil }
        let rows = database.rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }
        return ["schema": database.schema, "integrity": database.integrity, "rows": JSONObject(rows)]
    }

    private var catalogue: JSONObject {
        [
            "drinks": report.drinks, "ingredients": report.ingredients, "works": report.works,
            "characters": report.characters, "errors": report.catalogueProblems.map(\.description),
        ]
    }

    private func members(_ provider: DoctorReport.Provider) -> JSONObject {
        let members: JSONObject = ["name": provider.name, "enabled": provider.isEnabled, "host": provider.host]
        return provider.reach.map { members + ["reachable": $0.isReachable, "why": $0.why] } ?? members
    }

    private func row(_ provider: DoctorReport.Provider) -> [String] {
        let mark =
            switch provider.reach?.isReachable {
            case true?: strings["shell.ok"]
            case false?: strings["shell.not-ok"]
            case nil: strings["shell.provider"]
            }
        let place = "\(provider.name), \(provider.host)"
        let why = provider.reach?.why ?? (provider.isEnabled ? nil : strings["doctor.disabled"])
        return [mark, [place, why].compactMap { $0 }.joined(separator: ": ")]
    }

    private func mark(_ isFine: Bool) -> String { strings[isFine ? "shell.ok" : "shell.not-ok"] }

    var text: String {
        var rows = [
            [strings["doctor.version"], AppVersion.text],
            [
                strings["doctor.terminal"],
                [term ?? strings["shell.no-term"], colors.map { strings("shell.colors", String($0)) }, sizeText]
                    .compactMap { $0 }.joined(separator: ", "),
            ],
            [strings["doctor.locale"], report.isUTF8 ? report.locale : strings("shell.no-utf8", report.locale)],
        ]
        rows.insert(contentsOf: answerRows, at: 2)
        for file in report.files {
            guard file.problems.count > 1 else {
                rows.append([mark(file.problems.isEmpty), ([file.path] + file.problems).joined(separator: ": ")])
                continue
            }
            rows.append([mark(false), file.path])
            rows += file.problems.map { ["", "  \($0)"] }
        }
        if let database = report.database {
            let schema = strings("shell.database", String(database.schema))
            rows.append([mark(database.isHealthy), database.isHealthy ? schema : "\(schema): \(database.integrity)"])
        } else if report.lacksDatabase {
            rows.append([mark(true), strings["shell.no-database"]])
        }
        rows += report.setAside.map {
            [strings["doctor.set-aside"], strings("doctor.set-aside.return", $0, Self.shellWord($0))]
        }
        if let database = report.database, database.members > 0 {
            let parts = [
                strings.counted("doctor.community", database.members),
                CommunityText.waiting(database.waiting, accepted: database.accepted, strings),
            ]
            rows.append([strings["settings.community"], parts.joined(separator: ", ")])
        }
        rows.append([
            strings["shell.catalogue"],
            strings("shell.catalogue.counts", String(report.drinks), String(report.ingredients)),
        ])
        rows += report.catalogueProblems.map { [mark(false), "\($0.file): \(TransferText.finding($0, strings))"] }
        rows += report.providers.map(row)
        return TextTable(rows).text(isTerminal: true)
    }

    private static func shellWord(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+".unicodeScalars.contains($0)
        }
        return isPlain ? path : "'\(path.replacing("'", with: #"'\''"#))'"
    }
}

struct DoctorCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check terminal, files, database and catalogue without changing anything.",
        discussion: "$ dimo doctor")

    @Flag(help: "Also connect to the enabled online providers.")
    var online = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let container = try CommandContainer.make(global.launch)
        var report = DoctorReport(container)
        if online { await report.askProviders(container) }
        let document = DoctorDocument(report, term: Shell.variable("TERM"), container.strings)
        Shell.print(json ? document.json.document : document.text)
        if !report.isHealthy || document.isWidthWrong { Shell.exit(1) }
    }
}
