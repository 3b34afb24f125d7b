import Domain
import Foundation
import TestSupport

@testable import Persistence

/// A walk over every method of every repository, on a store that holds something of each kind.
struct RepositoryTour {
    let database: AppDatabase
    let me = Profile.localID
    let other: Identifier<Profile> = "m-juno"
    let viewer = Viewer(Profile.localID)

    init(_ database: AppDatabase) async throws {
        self.database = database
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
    }

    func run() async throws {
        try await accounts()
        try await drinks()
        try await bar()
        try await member()
        try await ownRecipes()
        try await collections()
        try await works()
        try await posts()
        try await inbox()
        try await momentum()
        try await home()
        try await searches()
        try await weather()
        try await online()
        try await sharedCommunity()
        try await endings()
    }
}
