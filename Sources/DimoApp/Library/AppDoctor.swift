import DimoAssets
import Domain
import FeatureKit

struct AppDoctor: Doctor {
    /// Evaluated when the inspection begins; nil after the program has ended.
    let subject: @MainActor @Sendable () -> DoctorReport.Subject?
    let terminal: @MainActor @Sendable () -> String
    let strings: Strings

    @concurrent
    func diagnose() async throws -> [DoctorLine] {
        guard let subject = await subject() else { throw CancellationError() }
        let terminal = await terminal()
        return lines(DoctorReport(subject), terminal)
    }

    private func lines(_ report: DoctorReport, _ terminal: String) -> [DoctorLine] {
        let program = strings["doctor.program"]
        var lines = [
            DoctorLine(part: program, subject: strings["doctor.version"], finding: AppVersion.text),
            DoctorLine(part: program, subject: strings["doctor.terminal"], finding: terminal),
            DoctorLine(part: program, subject: strings["doctor.locale"], finding: report.locale),
            DoctorLine(
                part: program, subject: strings["doctor.ambiguous-width"], finding: String(report.ambiguousWidth)),
        ]
        lines += report.files.flatMap { file in
            let findings = file.problems.isEmpty ? [strings["doctor.ok"]] : file.problems
            return findings.map {
                DoctorLine(
                    part: strings["doctor.files"], subject: file.path, finding: $0, isWrong: !file.problems.isEmpty)
            }
        }
        if let database = report.database {
            lines.append(
                DoctorLine(
                    part: strings["doctor.database"], subject: strings("doctor.schema", String(database.schema)),
                    finding: database.isHealthy ? strings["doctor.ok"] : database.integrity,
                    isWrong: !database.isHealthy))
        } else {
            lines.append(
                DoctorLine(part: strings["doctor.database"], subject: strings["doctor.no-database"], finding: ""))
        }
        lines.append(community(report.database))
        let catalogue = strings["doctor.catalogue"]
        lines += [
            DoctorLine(part: catalogue, subject: strings["doctor.drinks"], finding: String(report.drinks)),
            DoctorLine(part: catalogue, subject: strings["doctor.ingredients"], finding: String(report.ingredients)),
            DoctorLine(part: catalogue, subject: strings["doctor.cities"], finding: String(report.cities)),
        ]
        lines += report.catalogueProblems.map { problem in
            DoctorLine(
                part: catalogue, subject: problem.file, finding: TransferText.finding(problem, strings), isWrong: true)
        }
        lines += report.providers.map { provider in
            DoctorLine(
                part: strings["doctor.network"], subject: "\(provider.name), \(provider.host)",
                finding: strings[provider.isEnabled ? "doctor.enabled" : "doctor.disabled"])
        }
        return lines
    }

    /// The local members of a community on a server, and the actions waiting to be sent.
    private func community(_ database: DoctorReport.Database?) -> DoctorLine {
        let members = database?.members ?? 0
        return DoctorLine(
            part: strings["settings.community"], subject: strings.counted("doctor.community", members),
            finding: members == 0
                ? ""
                : CommunityText.waiting(database?.waiting ?? 0, accepted: database?.accepted ?? 0, strings))
    }
}
